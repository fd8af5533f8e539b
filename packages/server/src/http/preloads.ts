import { readFile } from 'node:fs/promises';
import { LANGUAGES } from '@pharos/pictures';
import type { Language } from '@pharos/protocol';
import { z } from 'zod';

const files = z.record(z.string(), z.array(z.string().regex(/^\/[\w./-]+$/)));

/** The messages of each language, which the build of the client lists; empty for a client that was built without. */
export async function readPreloads(file: string): Promise<Readonly<Record<string, readonly string[]>>> {
  try {
    return files.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}

/** The first language that a browser asks for and the client has, as the client chooses it. */
export function askedLanguage(accepted: string | undefined): Language {
  const asked = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [tag, ...parameters] = part.trim().split(';');
      const quality = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find((one) => one !== undefined);
      return { tag: tag.slice(0, 2).toLowerCase(), quality: Number(quality ?? 1) };
    })
    .sort((one, other) => other.quality - one.quality);
  const known = asked.find(({ tag }) => LANGUAGES.some((language) => language === tag));
  return LANGUAGES.find((language) => language === known?.tag) ?? 'en';
}

export const preloadTags = (paths: readonly string[]): string[] =>
  paths.map((path) => `<link rel="modulepreload" crossorigin href="${path}" />`);
