const es = {
  activate: 'Activar',
  deactivate: 'Desactivar',
  willActivate: (count: number, said: string) =>
    count === 1 ? 'Se activará 1 usuario: podrá ingresar.' : `Se activarán ${said} usuarios: podrán ingresar.`,
  willDeactivate: (count: number, said: string) =>
    count === 1
      ? 'Se desactivará 1 usuario: no podrá ingresar y sus sesiones se cierran.'
      : `Se desactivarán ${said} usuarios: no podrán ingresar y sus sesiones se cierran.`,
  willDelete: (count: number, said: string) =>
    count === 1
      ? 'Se eliminará 1 usuario: ya no podrá ingresar y sus sesiones se cierran. Lo que hizo se conserva.'
      : `Se eliminarán ${said} usuarios: ya no podrán ingresar y sus sesiones se cierran. Lo que hicieron se conserva.`,
  invite: 'Enviar invitación',
  willInvite: (count: number, said: string) =>
    count === 1
      ? 'Se enviará a 1 usuario un enlace para elegir su contraseña. El correo no se puede deshacer.'
      : `Se enviará a ${said} usuarios un enlace para elegir su contraseña. Los correos no se pueden deshacer.`,
  invited: (said: string) => `Invitados: ${said}.`,
  activated: (said: string) => `Activados: ${said}.`,
  deactivated: (said: string) => `Desactivados: ${said}.`,
}

const en: typeof es = {
  activate: 'Activate',
  deactivate: 'Deactivate',
  willActivate: (count, said) =>
    count === 1 ? '1 user will be activated and can log in.' : `${said} users will be activated and can log in.`,
  willDeactivate: (count, said) =>
    count === 1
      ? '1 user will be deactivated: logging in is not possible and open sessions end.'
      : `${said} users will be deactivated: logging in is not possible and open sessions end.`,
  willDelete: (count, said) =>
    count === 1
      ? '1 user will be deleted: logging in is no longer possible and open sessions end. What was done stays.'
      : `${said} users will be deleted: logging in is no longer possible and open sessions end. What was done stays.`,
  invite: 'Send invitation',
  willInvite: (count, said) =>
    count === 1
      ? '1 user will be mailed a link to choose a password. The mail cannot be undone.'
      : `${said} users will be mailed a link to choose a password. The mails cannot be undone.`,
  invited: (said) => `Invited: ${said}.`,
  activated: (said) => `Activated: ${said}.`,
  deactivated: (said) => `Deactivated: ${said}.`,
}

export const bulkTexts = { es, en }
