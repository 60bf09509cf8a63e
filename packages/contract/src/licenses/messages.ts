import { messages } from '../core/messages.ts'

export const licenseMessages = messages('licenses', {
  notSaved: { code: 0, status: 500, es: 'No se pudo guardar la licencia.', en: 'The license could not be saved.' },
  holderInvalid: { code: 1, status: 400, es: 'Elija el titular.', en: 'Please choose the holder.' },
  serviceInvalid: { code: 2, status: 400, es: 'Elija el servicio.', en: 'Please choose the service.' },
  typeInvalid: { code: 3, status: 400, es: 'Elija el tipo de licencia.', en: 'Please choose the license type.' },
  startInvalid: { code: 4, status: 400, es: 'La fecha de inicio no es válida.', en: 'The start date is not valid.' },
  endInvalid: {
    code: 5,
    status: 400,
    es: 'El término debe ser hoy o después, y no antes del inicio.',
    en: 'The end must be today or later, and not before the start.',
  },
  studentTooLong: {
    code: 6,
    status: 400,
    es: 'Una licencia de estudiante dura un año como máximo.',
    en: 'A student license lasts one year at most.',
  },
  absent: { code: 7, status: 404, es: 'No se reconoce la licencia.', en: 'The license is not recognized.' },
  notUpdated: {
    code: 8,
    status: 500,
    es: 'No se pudo cambiar la licencia.',
    en: 'The license could not be changed.',
  },
  reasonRequired: { code: 9, status: 400, es: 'Escriba el motivo.', en: 'Please enter the reason.' },
  notSuspendable: {
    code: 10,
    status: 409,
    es: 'Solo se suspende una licencia activa.',
    en: 'Only an active license can be suspended.',
  },
  notReactivatable: {
    code: 11,
    status: 409,
    es: 'Solo se reactiva una licencia suspendida o programada.',
    en: 'Only a suspended or scheduled license can be reactivated.',
  },
  demoNotRenewable: {
    code: 12,
    status: 409,
    es: 'Una demostración no se renueva: cree una licencia de otro tipo.',
    en: 'A demo cannot be renewed: create a license of another type.',
  },
  notRenewable: {
    code: 13,
    status: 409,
    es: 'Reactive la licencia antes de renovarla.',
    en: 'Reactivate the license before you renew it.',
  },
  undoEnded: {
    code: 14,
    status: 409,
    es: 'La última renovación ya no se puede deshacer.',
    en: 'The last renewal can no longer be undone.',
  },
  insufficientHierarchy: {
    code: 15,
    status: 403,
    es: 'Su jerarquía no es suficiente para esto.',
    en: 'Your hierarchy is not sufficient for this.',
  },
  started: {
    code: 16,
    status: 409,
    es: 'La licencia ya empezó: el servicio y el inicio no cambian.',
    en: 'The license has started: service and start do not change.',
  },
  notRestorable: {
    code: 17,
    status: 409,
    es: 'La licencia ya no se puede restaurar.',
    en: 'The license can no longer be restored.',
  },
  deviceInvalid: {
    code: 18,
    status: 400,
    es: 'Escriba el nombre o el número del equipo.',
    en: 'Please enter the name or number of the device.',
  },
  notLive: {
    code: 19,
    status: 409,
    es: 'El archivo es solo para licencias activas.',
    en: 'The file is for active licenses only.',
  },
  notSold: {
    code: 20,
    status: 409,
    es: 'Ningún producto a la venta abre este servicio; escríbanos.',
    en: 'No product on sale opens this service; please write to us.',
  },
  ended: {
    code: 21,
    status: 409,
    es: 'La licencia terminó; renuévela.',
    en: 'The license has finished; renew it.',
  },
  notInQuote: {
    code: 22,
    status: 409,
    es: 'La cotización no tiene un producto que abra el servicio de la licencia.',
    en: 'The quote has no product that opens the service of the license.',
  },
  renewedSince: {
    code: 23,
    status: 409,
    es: 'Se renovó otra vez después.',
    en: 'It was renewed again afterwards.',
  },
  issuedBefore: {
    code: 24,
    status: 409,
    es: 'La emitió el programa anterior: el portal firma su archivo cuando se renueve aquí.',
    en: 'The previous program issued it: the portal signs its file once it is renewed here.',
  },
})

export const licenseDoneMessages = messages('licenses.done', {
  saved: { code: 0, status: 200, es: 'Licencia creada.', en: 'License created.' },
  updated: { code: 1, status: 200, es: 'Licencia actualizada.', en: 'License updated.' },
  deleted: { code: 2, status: 200, es: 'Licencia eliminada.', en: 'License deleted.' },
  suspended: { code: 3, status: 200, es: 'Licencia suspendida.', en: 'License suspended.' },
  reactivated: { code: 4, status: 200, es: 'Licencia reactivada.', en: 'License reactivated.' },
  renewed: { code: 5, status: 200, es: 'Licencia renovada.', en: 'License renewed.' },
  renewalUndone: { code: 6, status: 200, es: 'Renovación deshecha.', en: 'Renewal undone.' },
  restored: { code: 7, status: 200, es: 'Licencia restaurada.', en: 'License restored.' },
  demoGranted: {
    code: 8,
    status: 200,
    es: 'Su licencia de demostración está activa.',
    en: 'Your demo license is active.',
  },
})

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
