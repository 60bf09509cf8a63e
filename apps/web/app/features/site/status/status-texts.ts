const es = {
  breadcrumb: 'Ruta de la página',
  support: 'Soporte',
  title: 'Estado del servicio',
  description: 'Si el portal funciona en este momento, y desde cuándo no, parte por parte.',
  up: 'Todo funciona.',
  degraded: 'El portal atiende, pero una parte no funciona como debe.',
  down: 'Por ahora no se puede guardar nada. Lo que ya confirmamos está guardado; intente de nuevo en unos minutos.',
  parts: 'Partes del servicio',
  ok: 'Funciona',
  ill: 'Con problemas',
  unknown: 'No se pudo comprobar',
  since: 'desde',
  checked: 'Comprobado',
  again: 'Comprobar de nuevo',
  names: {
    base_de_datos: 'Datos',
    archivos: 'Archivos y fotografías',
    correo: 'Correos',
    trabajos: 'Tareas en segundo plano',
    auditoria: 'Registro de cambios',
  },
}

const en: typeof es = {
  breadcrumb: 'Breadcrumb',
  support: 'Support',
  title: 'Service status',
  description: 'Whether the portal is working right now and, if not, since when, part by part.',
  up: 'Everything is working.',
  degraded: 'The portal is up, but part of it is not working as it should.',
  down: 'Nothing can be saved right now. What was confirmed is stored; please try again in a few minutes.',
  parts: 'Parts of the service',
  ok: 'Working',
  ill: 'Has problems',
  unknown: 'Could not be checked',
  since: 'since',
  checked: 'Checked',
  again: 'Check again',
  names: {
    base_de_datos: 'Data',
    archivos: 'Files and pictures',
    correo: 'E-mail',
    trabajos: 'Background work',
    auditoria: 'Record of changes',
  },
}

export const statusTexts = { key: 'site/status', es, en }
