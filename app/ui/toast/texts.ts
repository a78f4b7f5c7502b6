/** User-visible texts of this folder; those that contain values are functions. */
export const TEXTS = {
  notifications: "Notifications (F8)",
  dismiss: "Dismiss notification",
};
