/** Why a backup is not made, read or restored. */
export type BackupCode =
  'BACKUP_DAMAGED' | 'BACKUP_TOO_NEW' | 'BACKUP_TRUNCATED' | 'DATABASE_IN_USE' | 'DATABASE_NOT_EMPTY' | 'NOT_A_BACKUP';

export class BackupProblem extends Error {
  readonly code: BackupCode;

  constructor(code: BackupCode, detail: string) {
    super(`${code}: ${detail}`);
    this.name = 'BackupProblem';
    this.code = code;
  }
}
