// The server behind the development server of the client: http://localhost:5173 shows every change at once.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const server = join(root, 'packages', 'server', 'dist', 'main.mjs');
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');

await build(['server']);
const env = { ...process.env, PORT: '3000', PUBLIC_URL: 'http://localhost:5173' };
const children = [
  spawn(process.execPath, [server], { cwd: root, env, stdio: 'inherit' }),
  spawn(process.execPath, [vite], { cwd: join(root, 'packages', 'web'), stdio: 'inherit' }),
];
for (const child of children) child.once('exit', () => children.forEach((other) => other.kill()));
// Ctrl+C reaches the children by itself; they end first.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => children.forEach((child) => child.kill()));
