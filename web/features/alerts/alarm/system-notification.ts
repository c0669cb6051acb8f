export type NotificationState = 'on' | 'can-ask' | 'off';

export const notificationState = (): NotificationState => {
  if (!('Notification' in window) || Notification.permission === 'denied') return 'off';
  return Notification.permission === 'granted' ? 'on' : 'can-ask';
};

export const askForNotifications = async (): Promise<NotificationState> => {
  if (notificationState() === 'can-ask') await Notification.requestPermission();
  return notificationState();
};

/** Only while the screen is out of sight. The tag makes it one notification, however many tabs show the board. */
export const notify = (title: string, tag: string): void => {
  if (notificationState() !== 'on' || (document.visibilityState === 'visible' && document.hasFocus())) return;
  try {
    const notification = new Notification(title, { tag, requireInteraction: true });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Phones show notifications through a service worker only; the sound and the screen remain.
  }
};
