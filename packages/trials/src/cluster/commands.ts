import type { Stage } from '../nodes/deployment.ts';

/** What can be done to a cluster that is being tried out. */
interface Command {
  /** Words after the command, for the list. */
  readonly about: string;
  readonly takesNode: boolean;
  run(stage: Stage, node: number): Promise<void> | void;
}

/** By the word that is typed. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  kill: onNode('end a node at once (kill -9)', (post) => post.node.kill()),
  stop: onNode('end a node in order, as a deployment does', (post) => post.node.stop()),
  start: onNode('start it again', (post) => post.node.start()),
  pause: onNode('freeze a node', (post) => post.node.pause()),
  resume: onNode('let it go on', (post) => post.node.resume()),
  cut: onNode('cut a node off from the database', (post) => post.wire?.shut()),
  mend: onNode('connect it again', (post) => post.wire?.restore()),
  clients: { about: 'cut all browsers off', takesNode: false, run: ({ balancer }) => balancer.cut() },
  database: { about: 'restart the database', takesNode: false, run: ({ postgres }) => postgres?.restart() },
};

function onNode(about: string, run: (post: Stage['posts'][number]) => Promise<void> | void): Command {
  return { about, takesNode: true, run: ({ posts }, node) => run(posts[node - 1]) };
}

export function help(stage: Stage): string {
  const nodes = stage.posts.map(
    ({ node }, index) => `  node ${index + 1}: ${node.url}, process ${node.pid ?? 'ended'}`,
  );
  const lines = Object.entries(COMMANDS).map(([word, { about, takesNode }]) => {
    return `  ${`${word}${takesNode ? ' N' : ''}`.padEnd(10)} ${about}`;
  });
  return [...nodes, 'Type:', ...lines, `  ${'quit'.padEnd(10)} end everything, as Ctrl+C does`].join('\n');
}

/** Carries out a line that was typed; answers what there is to say about it. */
export async function obey(stage: Stage, line: string): Promise<string> {
  const [word = '', number = ''] = line.trim().split(/\s+/);
  if (!Object.hasOwn(COMMANDS, word)) return help(stage);
  const command = COMMANDS[word];
  const node = Number(number);
  const isThere = Number.isInteger(node) && node >= 1 && node <= stage.posts.length;
  if (command.takesNode && !isThere) return `Which node? 1 to ${stage.posts.length}.`;
  try {
    await command.run(stage, node);
    return `Done: ${line.trim()}`;
  } catch (error) {
    return `That did not work: ${error instanceof Error ? error.message : String(error)}`;
  }
}
