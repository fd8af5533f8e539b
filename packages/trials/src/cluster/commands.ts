import type { DeployedNode, Deployment } from '../nodes/deployment.ts';

/** What can be done to a cluster that is being tried out. */
interface Command {
  /** Words after the command, for the list. */
  readonly about: string;
  readonly takesNode: boolean;
  run(deployment: Deployment, node: number): Promise<void> | void;
}

/** By the word that is typed. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  kill: onNode('end a node at once (kill -9)', (node) => node.server.kill()),
  stop: onNode('end a node in order, as a deployment does', (node) => node.server.stop()),
  start: onNode('start it again', (node) => node.server.start()),
  pause: onNode('freeze a node', (node) => node.server.pause()),
  resume: onNode('let it go on', (node) => node.server.resume()),
  cut: onNode('cut a node off from the database', (node) => node.databaseProxy?.shut()),
  mend: onNode('connect it again', (node) => node.databaseProxy?.restore()),
  clients: { about: 'cut all browsers off', takesNode: false, run: ({ balancer }) => balancer.cut() },
  database: { about: 'restart the database', takesNode: false, run: ({ postgres }) => postgres?.restart() },
};

function onNode(about: string, run: (node: DeployedNode) => Promise<void> | void): Command {
  return { about, takesNode: true, run: ({ nodes }, node) => run(nodes[node - 1]) };
}

export function help(deployment: Deployment): string {
  const nodes = deployment.nodes.map(
    ({ server }, index) => `  node ${index + 1}: ${server.url}, process ${server.pid ?? 'ended'}`,
  );
  const lines = Object.entries(COMMANDS).map(([word, { about, takesNode }]) => {
    return `  ${`${word}${takesNode ? ' N' : ''}`.padEnd(10)} ${about}`;
  });
  return [...nodes, 'Type:', ...lines, `  ${'quit'.padEnd(10)} end everything, as Ctrl+C does`].join('\n');
}

/** Carries out a line that was typed; answers what there is to say about it. */
export async function runLine(deployment: Deployment, line: string): Promise<string> {
  const [word = '', number = ''] = line.trim().split(/\s+/);
  if (!Object.hasOwn(COMMANDS, word)) return help(deployment);
  const command = COMMANDS[word];
  const node = Number(number);
  const isThere = Number.isInteger(node) && node >= 1 && node <= deployment.nodes.length;
  if (command.takesNode && !isThere) return `Which node? 1 to ${deployment.nodes.length}.`;
  try {
    await command.run(deployment, node);
    return `Done: ${line.trim()}`;
  } catch (error) {
    return `That did not work: ${error instanceof Error ? error.message : String(error)}`;
  }
}
