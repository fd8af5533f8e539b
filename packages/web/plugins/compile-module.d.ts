declare module '@messageformat/core/compile-module' {
  import type MessageFormat from '@messageformat/core';
  /** Source code of a module with a function for each message. */
  export default function compileModule(format: MessageFormat, messages: Readonly<Record<string, string>>): string;
}
