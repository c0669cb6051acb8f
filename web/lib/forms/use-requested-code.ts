import { useState } from 'react';
import { codeFields, noCodeFields } from '#core/security/account-fields.ts';
import { isApiError } from '#web/lib/api/api-error.ts';

/** For a form that the server may answer with 'and the code?': the account has a second factor. */
export const useRequestedCode = (isRequestedAtFirst = false) => {
  const [isRequested, setRequested] = useState(isRequestedAtFirst);
  return {
    isRequested,
    /** To be checked together with the form's own fields. */
    fields: isRequested ? codeFields : noCodeFields,
    /** Whether this error asks for the code: the form shows the field, and nothing has failed. */
    noticeQuestion: (error: unknown): boolean => {
      const isQuestion = isApiError(error, 'second_factor_required');
      if (isQuestion) setRequested(true);
      return isQuestion;
    },
    forget: () => setRequested(false),
  };
};

/** What is sent: a code that was not requested is left out. */
export const withoutEmptyCode = <T extends { code: string }>({ code, ...body }: T) => ({
  ...body,
  ...(code ? { code } : {}),
});
