import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const manifests = readdirSync(fileURLToPath(new URL('deploy/kubernetes/', root))).map((name) => `kubernetes/${name}`);

/** The settings that docs/hosting.md tells about. */
const SETTINGS = new Set([...read('docs/hosting.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name));

interface Compose {
  readonly services: Readonly<Record<string, { environment?: Record<string, string>; depends_on?: unknown }>>;
}

interface Manifest {
  readonly kind: string;
  readonly resources?: readonly string[];
  readonly stringData?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly template?: { readonly spec: { readonly containers: readonly { env: readonly { name: string }[] }[] } };
  };
}

function manifest(name: string): Manifest {
  return parse(read(`deploy/kubernetes/${name}`)) as Manifest;
}

describe('the files of deploy/', () => {
  it.each(['compose.yaml', ...manifests])('%s can be read', (path) => {
    const documents = parseAllDocuments(read(`deploy/${path}`), { merge: true });
    expect(documents.flatMap((document) => document.errors ?? [])).toEqual([]);
  });

  it('compose.yaml has three nodes, with settings that there are', () => {
    const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as Compose;
    const nodes = Object.entries(services).filter(([name]) => name.startsWith('node'));
    expect(nodes.map(([name]) => name)).toEqual(['node1', 'node2', 'node3']);
    for (const [name, { environment = {} }] of nodes) {
      expect(Object.keys(environment).filter((setting) => !SETTINGS.has(setting))).toEqual([]);
      expect(read('deploy/Caddyfile')).toContain(`${name}:3000`);
    }
  });

  it('the Kubernetes manifests use settings that there are, and leave no file out', () => {
    const [{ env }] = manifest('deployment.yaml').spec?.template?.spec.containers ?? [{ env: [] }];
    const secrets = Object.keys(manifest('secret.example.yaml').stringData ?? {});
    const given = [...env.map(({ name }) => name), ...secrets];
    expect(given).toContain('DATABASE_URL');
    expect(given.filter((setting) => !SETTINGS.has(setting))).toEqual([]);
    const used = manifest('kustomization.yaml').resources ?? [];
    const others = ['kustomization.yaml', 'secret.example.yaml'];
    expect([...used, ...others].sort()).toEqual(manifests.map((path) => path.split('/')[1]).sort());
  });
});
