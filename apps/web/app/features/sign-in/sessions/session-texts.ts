const es = {
  change: 'Cambiar la contraseña',
  current: 'Contraseña actual',
  next: 'Contraseña nueva',
  again: 'Repita la contraseña nueva',
  changeHint: 'Al cambiarla se cierran sus demás sesiones.',
  weak: 'La suya viene del programa anterior y es más débil de lo que aquí se pide: elija otra.',

  sessions: 'Sesiones abiertas',
  sessionsHint: 'Cierre las que no reconozca y cambie su contraseña.',
  device: (browser: string, system: string) => `${browser} en ${system}`,
  unknown: 'Dispositivo desconocido',
  thisOne: 'Esta sesión',
  since: (when: string) => `Desde el ${when}`,
  seen: (when: string) => `Vista ${when}`,
  end: 'Cerrar',
  endOne: (device: string) => `Cerrar la sesión de ${device}`,
  endOthers: 'Cerrar las demás',
  endOthersTitle: '¿Cerrar las demás sesiones?',
  endOthersText: (count: number) =>
    count === 1
      ? 'Se cerrará 1 sesión; lo que no se guardó en ella queda como borrador en ese equipo.'
      : `Se cerrarán ${count} sesiones; lo que no se guardó en ellas queda como borrador en esos equipos.`,
  ended: (count: number) => (count === 1 ? 'Se cerró 1 sesión.' : `Se cerraron ${count} sesiones.`),
  onlyThis: 'No tiene otras sesiones abiertas.',
}

const en: typeof es = {
  change: 'Change the password',
  current: 'Current password',
  next: 'New password',
  again: 'Repeat the new password',
  changeHint: 'Your other sessions end with the change.',
  weak: 'Yours comes from the program before and is weaker than what is asked for here: choose another one.',

  sessions: 'Open sessions',
  sessionsHint: 'End those that you do not recognize, and change your password.',
  device: (browser, system) => `${browser} on ${system}`,
  unknown: 'Unknown device',
  thisOne: 'This session',
  since: (when) => `Since ${when}`,
  seen: (when) => `Seen ${when}`,
  end: 'End',
  endOne: (device) => `End the session of ${device}`,
  endOthers: 'End all others',
  endOthersTitle: 'End all other sessions?',
  endOthersText: (count) =>
    count === 1
      ? '1 session will end; what was not saved there is kept as a draft on that computer.'
      : `${count} sessions will end; what was not saved there is kept as drafts on those computers.`,
  ended: (count) => (count === 1 ? '1 session ended.' : `${count} sessions ended.`),
  onlyThis: 'You have no other open sessions.',
}

export const sessionTexts = { es, en }
