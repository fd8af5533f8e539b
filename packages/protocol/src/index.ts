export * from './commands.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './socket.ts';
