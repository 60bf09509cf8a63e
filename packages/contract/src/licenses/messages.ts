import { messages } from '../core/messages.ts'

export const licenseDeleteMessages = messages('licenses.delete', {
  notDeleted: { code: 0, status: 500, es: 'No se pudo eliminar la licencia.', en: 'The license could not be deleted.' },
  insufficientHierarchy: {
    code: 1,
    status: 403,
    es: 'Su jerarquía no es suficiente para eliminar licencias.',
    en: 'Your hierarchy is not sufficient to delete licenses.',
  },
})

export const licenseDemoMessages = messages('licenses.demo', {
  notRequested: {
    code: 0,
    status: 500,
    es: 'No se pudo solicitar la licencia de demostración.',
    en: 'The demo license could not be requested.',
  },
  alreadyRequested: {
    code: 1,
    status: 409,
    es: 'Ya solicitó una demostración de este servicio.',
    en: 'You already requested a demo of this service.',
  },
})

export const serviceMessages = messages('services', {
  unexpected: {
    code: 0,
    status: 500,
    es: 'Ocurrió un error inesperado con el servicio.',
    en: 'Something went wrong with the service.',
  },
  nameRequired: {
    code: 1,
    status: 400,
    es: 'Escriba el nombre del servicio.',
    en: 'Please enter the name of the service.',
  },
  nameTaken: {
    code: 2,
    status: 409,
    es: 'Ya existe un servicio con ese nombre.',
    en: 'A service with that name already exists.',
  },
  absent: { code: 3, status: 404, es: 'No se reconoce el servicio.', en: 'The service is not recognized.' },
  notSaved: { code: 4, status: 500, es: 'No se pudo guardar el servicio.', en: 'The service could not be saved.' },
  inUse: {
    code: 5,
    status: 409,
    es: 'No se pudo eliminar el servicio porque tiene licencias.',
    en: 'The service could not be deleted because it has licenses.',
  },
  insufficientHierarchy: {
    code: 6,
    status: 403,
    es: 'Su jerarquía no es suficiente para eliminar servicios.',
    en: 'Your hierarchy is not sufficient to delete services.',
  },
})

export const serviceDoneMessages = messages('services.done', {
  saved: { code: 0, status: 200, es: 'Servicio creado.', en: 'Service created.' },
  updated: { code: 1, status: 200, es: 'Servicio actualizado.', en: 'Service updated.' },
  deleted: { code: 2, status: 200, es: 'Servicio eliminado.', en: 'Service deleted.' },
})

export const licenseTypeMessages = messages('licenseTypes', {
  unexpected: {
    code: 0,
    status: 500,
    es: 'Ocurrió un error inesperado con el tipo de licencia.',
    en: 'Something went wrong with the license type.',
  },
  nameRequired: {
    code: 1,
    status: 400,
    es: 'Escriba el nombre del tipo de licencia, distinto de los demás.',
    en: 'Please enter the name of the license type, different from the others.',
  },
  intervalInvalid: {
    code: 2,
    status: 400,
    es: 'El intervalo debe ser un entero mayor que cero.',
    en: 'The interval must be an integer above zero.',
  },
  intervalUnitInvalid: {
    code: 3,
    status: 400,
    es: 'La unidad del intervalo no es válida.',
    en: 'The interval unit is not valid.',
  },
  statusInvalid: { code: 4, status: 400, es: 'El estado no es válido.', en: 'The status is not valid.' },
  absent: {
    code: 5,
    status: 404,
    es: 'No se reconoce el tipo de licencia.',
    en: 'The license type is not recognized.',
  },
  notSaved: {
    code: 6,
    status: 500,
    es: 'No se pudo guardar el tipo de licencia.',
    en: 'The license type could not be saved.',
  },
  notUpdated: {
    code: 7,
    status: 500,
    es: 'No se pudo actualizar el tipo de licencia.',
    en: 'The license type could not be updated.',
  },
  inUse: {
    code: 8,
    status: 409,
    es: 'No se pudo eliminar el tipo de licencia porque está en uso.',
    en: 'The license type could not be deleted because it is in use.',
  },
  insufficientHierarchy: {
    code: 9,
    status: 403,
    es: 'Su jerarquía no es suficiente para eliminar tipos de licencia.',
    en: 'Your hierarchy is not sufficient to delete license types.',
  },
})

export const licenseTypeDoneMessages = messages('licenseTypes.done', {
  saved: { code: 0, status: 200, es: 'Tipo de licencia creado.', en: 'License type created.' },
  updated: { code: 1, status: 200, es: 'Tipo de licencia actualizado.', en: 'License type updated.' },
  deleted: { code: 2, status: 200, es: 'Tipo de licencia eliminado.', en: 'License type deleted.' },
})
