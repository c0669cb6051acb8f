const limitMs = 10_000;

/** Greets the mail server, and signs in where the address says how. Answers why that failed; null when it did not. */
export const findSmtpFailure = async (smtpUrl: string): Promise<string | null> => {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
  });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.trim().replace(/\.$/, '') : String(error);
  } finally {
    transport.close();
  }
};
