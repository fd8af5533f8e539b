/** It is one's turn; a game began or its table is full; a game ended; somebody asks for a game. */
export const NOTICE_KINDS = ['turn', 'table', 'ended', 'invitation'] as const;

/** In whose words a webhook is told: our own, or those of a service. */
export const WEBHOOK_SHAPES = ['json', 'ntfy', 'discord', 'slack'] as const;
