import { userEvent } from '@testing-library/user-event';

/**
 * A user with a finger, which hovers over nothing on its way, and without a pause between keys. What is typed only for the
 * sake of what follows comes by `write`: to the field it is the same change, but one event, not five for each letter.
 */
export const testUser = () => {
  const user = userEvent.setup({ delay: null, skipHover: true });
  const write = async (field: Element, text: string): Promise<void> => {
    await user.click(field);
    await user.paste(text);
  };
  return { ...user, write };
};
