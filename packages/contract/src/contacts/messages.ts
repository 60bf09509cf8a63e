import { messages } from '../core/messages.ts'

export const contactMessages = messages('contacts', {
  notSaved: { code: 0, status: 500, es: 'No se pudo guardar el contacto.', en: 'The contact could not be saved.' },
  notUpdated: {
    code: 1,
    status: 500,
    es: 'No se pudo actualizar el contacto.',
    en: 'The contact could not be updated.',
  },
  nameInvalid: { code: 2, status: 400, es: 'El nombre no es válido.', en: 'The name is not valid.' },
  emailInvalid: { code: 3, status: 400, es: 'El correo no es válido.', en: 'The e-mail is not valid.' },
  countryInvalid: { code: 4, status: 400, es: 'El país no es válido.', en: 'The country is not valid.' },
  companyInvalid: {
    code: 5,
    status: 400,
    es: 'La empresa o entidad no es válida.',
    en: 'The company or entity is not valid.',
  },
  phoneInvalid: { code: 6, status: 400, es: 'El teléfono no es válido.', en: 'The phone is not valid.' },
  idInvalid: {
    code: 7,
    status: 400,
    es: 'El identificador del contacto no es válido.',
    en: 'The contact identifier is not valid.',
  },
  notRecognizedToDelete: {
    code: 8,
    status: 400,
    es: 'No se reconoce el contacto que desea eliminar.',
    en: 'The contact to delete is not recognized.',
  },
  absentToDelete: {
    code: 9,
    status: 404,
    es: 'El contacto que desea eliminar no existe.',
    en: 'The contact to delete does not exist.',
  },
  notDeleted: {
    code: 10,
    status: 500,
    es: 'No se pudo eliminar el contacto.',
    en: 'The contact could not be deleted.',
  },
  insufficientHierarchy: {
    code: 11,
    status: 403,
    es: 'Su jerarquía no es suficiente para esta operación.',
    en: 'Your hierarchy is not sufficient for this operation.',
  },
  idInvalidToAssign: {
    code: 12,
    status: 400,
    es: 'El identificador del contacto que desea asignar no es válido.',
    en: 'The identifier of the contact to assign is not valid.',
  },
  responsibleInvalid: {
    code: 13,
    status: 400,
    es: 'El identificador del responsable no es válido.',
    en: 'The identifier of the responsible person is not valid.',
  },
  absentToAssign: {
    code: 14,
    status: 404,
    es: 'El contacto que desea asignar no existe.',
    en: 'The contact to assign does not exist.',
  },
  notAssigned: {
    code: 15,
    status: 500,
    es: 'No se pudo asignar el responsable.',
    en: 'The responsible person could not be assigned.',
  },
  duplicate: {
    code: 16,
    status: 409,
    es: 'Ya existe un contacto con ese correo o teléfono.',
    en: 'A contact with that e-mail or phone already exists.',
  },
})

/** History events of a contact: comments and meetings. */
export const contactEventMessages = messages('contacts.events', {
  notCreated: { code: 0, status: 500, es: 'No se pudo crear el evento.', en: 'The event could not be created.' },
  notEdited: { code: 2, status: 500, es: 'No se pudo editar el evento.', en: 'The event could not be edited.' },
  notDeleted: { code: 3, status: 500, es: 'No se pudo eliminar el evento.', en: 'The event could not be deleted.' },
  commentOrDate: {
    code: 4,
    status: 400,
    es: 'Escriba un comentario o una fecha de reunión.',
    en: 'Please write a comment or a meeting date.',
  },
  commentInvalid: { code: 5, status: 400, es: 'El comentario no es válido.', en: 'The comment is not valid.' },
  dateInvalid: { code: 6, status: 400, es: 'La fecha de reunión no es válida.', en: 'The meeting date is not valid.' },
  idInvalid: {
    code: 7,
    status: 400,
    es: 'El identificador del evento no es válido.',
    en: 'The event identifier is not valid.',
  },
  contactIdInvalid: {
    code: 8,
    status: 400,
    es: 'El identificador del contacto no es válido.',
    en: 'The contact identifier is not valid.',
  },
  notRecognizedToDelete: {
    code: 9,
    status: 400,
    es: 'No se reconoce el evento que desea eliminar.',
    en: 'The event to delete is not recognized.',
  },
  absent: { code: 10, status: 404, es: 'No se encontró el evento.', en: 'The event was not found.' },
  insufficientHierarchy: {
    code: 11,
    status: 403,
    es: 'Su jerarquía no es suficiente para esta operación.',
    en: 'Your hierarchy is not sufficient for this operation.',
  },
  unsubscribedHimself: {
    code: 12,
    status: 409,
    es: 'Se dio de baja: solo la propia persona puede volver a suscribirse, con el enlace de cualquiera de nuestras cartas.',
    en: 'Unsubscribed: only the person can subscribe again, by the link in any of our letters.',
  },
})

export const contactDoneMessages = messages('contacts.done', {
  saved: { code: 0, status: 200, es: 'Contacto guardado.', en: 'Contact saved.' },
  updated: { code: 1, status: 200, es: 'Contacto actualizado.', en: 'Contact updated.' },
  assigned: { code: 2, status: 200, es: 'Responsable asignado.', en: 'Responsible assigned.' },
  deleted: { code: 3, status: 200, es: 'Contacto eliminado.', en: 'Contact deleted.' },
  eventSaved: { code: 4, status: 200, es: 'Evento guardado.', en: 'Event saved.' },
  eventDeleted: { code: 5, status: 200, es: 'Evento eliminado.', en: 'Event deleted.' },
  merged: { code: 6, status: 200, es: 'Contactos fusionados.', en: 'Contacts merged.' },
  mergeUndone: { code: 7, status: 200, es: 'Fusión deshecha.', en: 'Merge undone.' },
  transferred: { code: 8, status: 200, es: 'Cartera traspasada.', en: 'Portfolio transferred.' },
  invited: { code: 9, status: 200, es: 'Invitación enviada.', en: 'Invitation sent.' },
  answered: { code: 10, status: 200, es: 'Respuesta guardada.', en: 'Answer saved.' },
  silenceSet: { code: 11, status: 200, es: 'Plazo guardado.', en: 'Period saved.' },
  allowed: {
    code: 12,
    status: 200,
    es: 'El contacto puede recibir difusiones otra vez.',
    en: 'The contact may receive broadcasts again.',
  },
  allowUndone: {
    code: 13,
    status: 200,
    es: 'El contacto no recibirá difusiones.',
    en: 'The contact will not receive broadcasts.',
  },
  savedUnsubscribed: {
    code: 14,
    status: 200,
    es: 'Contacto guardado. Su dirección está dada de baja: no recibirá difusiones.',
    en: 'Contact saved. Its address is unsubscribed: it gets no broadcasts.',
  },
})
