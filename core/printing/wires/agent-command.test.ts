import { expect, it } from 'vitest';
import { agentCommand } from './agent-command.ts';

it('fetches the agent from the server that it then pairs with', () => {
  expect(agentCommand('https://menu.example', 'ACDE FGHJ')).toBe(
    'curl -fsSO https://menu.example/print-agent.mjs && node print-agent.mjs https://menu.example ACDEFGHJ',
  );
});
