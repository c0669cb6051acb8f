/** Everything that an owner's security log may tell. A new kind needs its words in the dashboard, and nothing else. */
export const securityKinds = [
  'signed_up',
  'log_in',
  'log_in_failed',
  'log_in_limited',
  'log_out',
  'log_out_everywhere',
  'step_up',
  'step_up_failed',
  'step_up_limited',
  'password_changed',
  'password_reset_asked',
  'password_reset',
  'email_change_asked',
  'email_changed',
  'second_factor_on',
  'second_factor_off',
  'second_factor_failed',
  'recovery_code_used',
  'recovery_codes_made',
  'device_logged_out',
  'data_exported',
  'guest_data_period_changed',
  'deletion_refused',
  'operator_plan_changed',
  'operator_trial_extended',
  'operator_limit_changed',
  'operator_reset_mailed',
  'operator_second_factor_off',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

export const isSecurityKind = (kind: string): kind is SecurityKind =>
  (securityKinds as readonly string[]).includes(kind);
