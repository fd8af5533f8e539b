const WHERE = `The database is that of the server: DATABASE_URL or DATA_DIR (default ./data), as in docs/hosting.md.`;

/** What `pharos backup`, `restore`, `export`, `ratings` and `admin` say about themselves. */
export const operateTexts = {
  backup: `pharos backup FILE

Writes everything that is stored into one compressed file that a PostgreSQL server and an embedded database can be filled from.
The server may run meanwhile. The file is checked before it appears.

${WHERE}

The file holds the session secret and the secrets of all deals; nobody but its owner can read it. Keep it so.`,

  restore: `pharos restore FILE [options]

Fills the database from a backup. Every server on it must be stopped. The file is read to the end before anything is changed.

  --check       only tell whether the file is whole
  --overwrite   lose what is in the database now; without it, a database with guests or games is refused

${WHERE}

Refused: NOT_A_BACKUP, BACKUP_TRUNCATED, BACKUP_DAMAGED, BACKUP_TOO_NEW, DATABASE_NOT_EMPTY, DATABASE_IN_USE.`,

  export: `pharos export FILE|FOLDER [options]

Writes the records of all finished games: into a file, one JSON object a line; into a folder, one save file for each game, which
pharos replay understands. The server may run meanwhile.

  --game G      duel or wonders (default: both)
  --since D, --until D   finished at that time or later, and before that time, such as 2027-01-31

${WHERE}`,
  ratings: `pharos ratings rebuild

Computes all ratings anew from the games that counted, in the order in which they counted, and puts them in the place of the running
ones. It says how many were others before: none, unless the way of computing them has changed. The server may run meanwhile.

${WHERE}`,
  admin: `pharos admin code

Prints a code. Whoever has kept an identity opens /admin on the server and types it within an hour is an administrator from then
on: they see reports, close tables, rename and suspend. The code counts once. The server may run meanwhile.

${WHERE}`,
  noServer: 'this command comes with the server: run it where the server is installed',
};
