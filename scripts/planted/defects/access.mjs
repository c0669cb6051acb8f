/** Who may do what, and for how long. */
export const inAccess = [
  {
    name: 'step-up-without-end',
    meets:
      'A password that was confirmed in the morning still lets whoever finds the laptop delete the account.',
    file: 'server/access/sessions.service.ts',
    text: 'isWindowOpen(session.passwordVerifiedUntil, now, stepUpMs)',
    becomes: 'stepUpMs > 0',
    test: {
      project: 'postgres',
      file: 'server/features/accounts/session-windows.test.ts',
      name: 'is open until the last moment of its five minutes, and closed at their end',
    },
  },
  {
    name: 'session-outlives-password',
    meets: 'An owner changes the password because somebody knew it, and that somebody stays logged in.',
    file: 'server/features/accounts/accounts.service.ts',
    text: 'await endSessionsOf(tx, scope.ownerId, scope.sessionHash);',
    becomes: '',
    test: {
      project: 'postgres',
      file: 'server/features/accounts/own-account.routes.test.ts',
      name: 'changes the password, keeps this session and ends the others',
    },
  },
  {
    name: 'guess-without-limit',
    meets: 'A program tries a million passwords of one account.',
    file: 'server/features/accounts/accounts.service.ts',
    text: "await rateLimits.consume('passwordGuess', email, address);",
    becomes: '',
    test: {
      project: 'postgres',
      file: 'server/features/accounts/accounts.routes.test.ts',
      name: 'is stopped for the guesser and not for the true owner on another address',
    },
  },
  {
    name: 'right-not-asked',
    meets: 'Whoever has a PIN cancels orders, though the owner gave them the right to approve only.',
    file: 'core/http/access.ts',
    text: "if (!person.rights.includes(required)) return { code: 'right_missing', right: required };",
    becomes: '',
    test: {
      project: 'postgres',
      file: 'server/http/contract/access.test.ts',
      name: 'tells which right is missing',
    },
  },
];
