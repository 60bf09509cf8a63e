const es = {
  sessions: 'Sus sesiones',
  openSessions: (count: number) => (count === 1 ? 'Una sesión abierta' : `${count} sesiones abiertas`),
  thisOne: 'esta sesión',
  opened: (when: string) => `desde ${when}`,
  unknownDevice: 'Dispositivo desconocido',
  on: (browser: string, system: string) => `${browser} en ${system}`,
  notYou: '¿No reconoce alguna? Ciérrela en su perfil.',
}

const en: typeof es = {
  sessions: 'Your sessions',
  openSessions: (count) => (count === 1 ? 'One open session' : `${count} open sessions`),
  thisOne: 'this session',
  opened: (when) => `since ${when}`,
  unknownDevice: 'Unknown device',
  on: (browser, system) => `${browser} on ${system}`,
  notYou: 'You do not recognize one? End it in your profile.',
}

export const signInTexts = { es, en }
