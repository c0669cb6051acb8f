import { userEvent } from '@testing-library/user-event';

/** A user who does not pause between keys. */
export const testUser = () => userEvent.setup({ delay: null });
