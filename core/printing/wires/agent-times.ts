/** How long a call of an agent may wait for a ticket. Proxies close what is silent for a minute. */
export const agentWaitSeconds = 25;
/** How often a printer is heard of through its agent, at the least. */
export const agentReportSeconds = 30;
