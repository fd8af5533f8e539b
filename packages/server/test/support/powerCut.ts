import { closeSync, copyFileSync, ftruncateSync, mkdirSync, openSync, readdirSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rng } from '@pharos/core';
import type { DiskEvent, Entry, RecordedFile } from './recordedDisk.ts';

type Content = Extract<DiskEvent, { kind: 'write' | 'size' }>;
type Naming = Extract<DiskEvent, { kind: 'enter' | 'leave' | 'move' }>;

const SECTOR = 512;

/** Which syncs the disk obeyed: all of them, those of files alone, or none. */
export type Obeyed = 'all' | 'files' | 'none';

/** What is on a disk whose power fails after some events, in the worst of worlds: only what was synced is sure. */
export class PowerCut {
  readonly #base: string;
  /** Names that are sure, and what happened to names since. */
  readonly #names = new Map<string, Entry>();
  #pendingNames: Naming[] = [];
  /** What happened to each file, and how much of that is sure. */
  readonly #contents = new Map<RecordedFile, { readonly all: Content[]; sure: number }>();

  constructor(base: string, events: readonly DiskEvent[], obeyed: Obeyed) {
    this.#base = base;
    this.#know('');
    for (const event of events) this.#apply(event, obeyed);
  }

  /** Writes down one of the many things that may be left: of what is not sure, each piece with a chance in tenths. */
  build(folder: string, rng: Rng, tenths: number): void {
    const survives = (): boolean => rng(10) < tenths;
    const names = new Map(this.#names);
    for (const naming of this.#pendingNames) if (survives()) rename(names, naming);
    mkdirSync(folder, { recursive: true });
    const there = new Set(['.']);
    for (const [path, entry] of [...names].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (!there.has(dirname(path))) continue;
      if (entry === 'folder') {
        there.add(path);
        mkdirSync(join(folder, path));
      } else this.#fill(join(folder, path), entry, survives);
    }
  }

  #know(path: string): void {
    for (const entry of readdirSync(join(this.#base, path), { withFileTypes: true })) {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`;
      this.#names.set(inner, entry.isDirectory() ? 'folder' : { base: inner });
      if (entry.isDirectory()) this.#know(inner);
    }
  }

  #apply(event: DiskEvent, obeyed: Obeyed): void {
    if (event.kind === 'write' || event.kind === 'size') this.#contentOf(event.file).all.push(event);
    else if (event.kind === 'sync') {
      const content = this.#contentOf(event.file);
      if (obeyed !== 'none') content.sure = content.all.length;
    } else if (event.kind === 'syncFolder') {
      if (obeyed === 'all') this.#keepNames(event.path);
    } else if (event.kind !== 'promise') this.#pendingNames.push(event);
  }

  #keepNames(folder: string): void {
    const isIn = (path: string): boolean => (dirname(path) === '.' ? '' : dirname(path)) === folder;
    const concerns = (naming: Naming): boolean =>
      naming.kind === 'move' ? isIn(naming.from) || isIn(naming.to) : isIn(naming.path);
    for (const naming of this.#pendingNames) if (concerns(naming)) rename(this.#names, naming);
    this.#pendingNames = this.#pendingNames.filter((naming) => !concerns(naming));
  }

  #contentOf(file: RecordedFile): { readonly all: Content[]; sure: number } {
    let content = this.#contents.get(file);
    if (content === undefined) this.#contents.set(file, (content = { all: [], sure: 0 }));
    return content;
  }

  #fill(path: string, file: RecordedFile, survives: () => boolean): void {
    if (file.base !== null) copyFileSync(join(this.#base, file.base), path);
    const { all, sure } = this.#contents.get(this.#original(file)) ?? { all: [], sure: 0 };
    const out = openSync(path, file.base === null ? 'w' : 'r+');
    all.slice(0, sure).forEach((change) => write(out, change, () => true));
    all.slice(sure).forEach((change) => write(out, change, survives));
    closeSync(out);
  }

  /** A file of the base is named by its path there, whoever speaks of it. */
  #original(file: RecordedFile): RecordedFile {
    if (file.base === null) return file;
    return [...this.#contents.keys()].find(({ base }) => base === file.base) ?? file;
  }
}

function rename(names: Map<string, Entry>, naming: Naming): void {
  if (naming.kind === 'enter') names.set(naming.path, naming.entry);
  else if (naming.kind === 'leave') names.delete(naming.path);
  else {
    names.delete(naming.from);
    names.set(naming.to, naming.entry);
  }
}

/** A write may be torn: each sector for itself. */
function write(out: number, change: Content, survives: () => boolean): void {
  if (change.kind === 'size') {
    if (survives()) ftruncateSync(out, change.size);
    return;
  }
  const { at, bytes } = change;
  for (let from = 0; from < bytes.length;) {
    const to = Math.min(bytes.length, from + SECTOR - ((at + from) % SECTOR));
    if (survives()) writeSync(out, bytes, from, to - from, at + from);
    from = to;
  }
}
