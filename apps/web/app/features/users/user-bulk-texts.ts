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
  activated: (said) => `Activated: ${said}.`,
  deactivated: (said) => `Deactivated: ${said}.`,
}

export const bulkTexts = { es, en }
