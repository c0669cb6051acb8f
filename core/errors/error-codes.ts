/** The closed set of refusals. A code has one status; its sentence lives in `error-texts.ts`. */
export const errorStatus = {
  malformed_json: 400,
  malformed_request: 400,
  invalid_input: 400,
  no_active_menu_to_open: 400,
  not_signed_in: 401,
  bad_credentials: 401,
  second_factor_required: 403,
  second_factor_wrong: 403,
  wrong_password: 403,
  password_required: 403,
  not_yours: 403,
  pin_required: 403,
  wrong_pin: 403,
  right_missing: 403,
  station_not_allowed: 403,
  plan_required: 403,
  try_not_offered: 403,
  bad_origin: 403,
  not_found: 404,
  no_active_menu: 404,
  request_timeout: 408,
  email_in_use: 409,
  no_pending_email: 409,
  second_factor_on: 409,
  second_factor_off: 409,
  section_name_taken: 409,
  person_name_taken: 409,
  not_a_station: 409,
  menu_in_use: 409,
  limit_reached: 409,
  quota_reached: 409,
  too_many_options: 409,
  menu_too_large: 409,
  table_too_large: 409,
  shift_already_open: 409,
  keep_it_first: 409,
  already_signed_in: 409,
  no_open_shift: 409,
  unfinished_orders: 409,
  ordering_paused: 409,
  duplicate_order: 409,
  illegal_move: 409,
  undo_too_late: 409,
  too_many_changes: 409,
  changed_meanwhile: 409,
  too_large: 413,
  address_too_long: 414,
  unsupported_media_type: 415,
  not_an_image: 422,
  price_changed: 422,
  order_refused: 422,
  main_language: 422,
  unknown_text: 422,
  invalid_table: 422,
  certificate_without_day: 422,
  reset_link_invalid: 422,
  email_link_invalid: 422,
  common_password: 422,
  personal_password: 422,
  trivial_pin: 422,
  station_code_invalid: 422,
  too_many_requests: 429,
  try_later: 429,
  pin_blocked: 429,
  headers_too_large: 431,
  internal: 500,
  overloaded: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
export type ErrorStatus = (typeof errorStatus)[ErrorCode];

/** What every refusal looks like on the wire. */
export type ErrorBody = { message: string; code: ErrorCode; details?: unknown };

/** An expected failure. It carries a code and facts, never a sentence. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;

  constructor(code: ErrorCode, details?: unknown) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }

  get status(): ErrorStatus {
    return errorStatus[this.code];
  }
}

export const isRefusal = (error: unknown, code: ErrorCode): error is Refusal =>
  error instanceof Refusal && error.code === code;
