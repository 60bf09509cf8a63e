const es = {
  approve: 'Aprobar',
  willApprove: (count: number, said: string) =>
    count === 1
      ? 'Se aprobará 1 clasificado, con los cambios que esperan, y su dueño recibe un correo. No se puede deshacer.'
      : `Se aprobarán ${said} clasificados, con los cambios que esperan, y sus dueños reciben un correo. No se puede deshacer.`,
  approved: (said: string) => `Aprobados: ${said}.`,
  show: 'Activar',
  willShow: (count: number, said: string) =>
    count === 1 ? 'Se activará 1 clasificado.' : `Se activarán ${said} clasificados.`,
  shown: (said: string) => `Activados: ${said}.`,
  hide: 'Desactivar',
  willHide: (count: number, said: string) =>
    count === 1 ? '1 clasificado dejará de verse en el sitio.' : `${said} clasificados dejarán de verse en el sitio.`,
  hidden: (said: string) => `Desactivados: ${said}.`,
}

const en: typeof es = {
  approve: 'Approve',
  willApprove: (count, said) =>
    count === 1
      ? '1 listing will be approved, with the changes that wait, and its owner gets a mail. This cannot be undone.'
      : `${said} listings will be approved, with the changes that wait, and their owners get a mail. This cannot be undone.`,
  approved: (said) => `Approved: ${said}.`,
  show: 'Activate',
  willShow: (count, said) => (count === 1 ? '1 listing will be activated.' : `${said} listings will be activated.`),
  shown: (said) => `Activated: ${said}.`,
  hide: 'Deactivate',
  willHide: (count, said) =>
    count === 1
      ? '1 listing will no longer be shown on the site.'
      : `${said} listings will no longer be shown on the site.`,
  hidden: (said) => `Deactivated: ${said}.`,
}

export const bulkTexts = { es, en }
