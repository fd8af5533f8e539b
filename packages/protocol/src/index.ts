export * from './commands.ts';
export * from './errors.ts';
export * from './identity.ts';
export * from './language.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './pairing.ts';
export * from './socket.ts';
