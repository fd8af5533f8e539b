/** The tests run the bundle: it is built once, before them. */
export async function setup(): Promise<void> {
  const { build } = (await import(new URL('../../../scripts/build.mjs', import.meta.url).href)) as {
    build: (parts: string[]) => Promise<void>;
  };
  await build(['cli']);
}
