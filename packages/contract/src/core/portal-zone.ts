/**
 * The time zone of the portal, as an IANA name: of its working days, daily limits and references, and of whoever has none
 * of their own. An enterprise and a workshop have their own.
 */
export const portalZone = 'America/Santiago'
