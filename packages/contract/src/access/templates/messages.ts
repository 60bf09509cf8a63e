import { messages } from '../../core/messages.ts'

export const accessTemplateMessages = messages('access.templates', {
  notSaved: { code: 1, status: 500, es: 'No se pudo guardar la plantilla.', en: 'The template could not be saved.' },
  absent: { code: 2, status: 404, es: 'La plantilla no existe.', en: 'The template does not exist.' },
  insufficientHierarchy: {
    code: 3,
    status: 403,
    es: 'Solo puede cambiar plantillas de roles por debajo del suyo.',
    en: 'You can change templates of roles below yours only.',
  },
  moduleNotForRole: {
    code: 4,
    status: 400,
    es: 'Ese perfil no admite uno de los módulos.',
    en: 'That profile does not allow one of the modules.',
  },
  moduleNotHeld: {
    code: 5,
    status: 403,
    es: 'No puede agregar un módulo que usted no tiene.',
    en: 'You cannot add a module that you do not have.',
  },
  masterRequired: {
    code: 6,
    status: 400,
    es: 'La plantilla de un distribuidor máster incluye su propio módulo.',
    en: 'The template of a master distributor includes the module of that name.',
  },
  moduleInvalid: { code: 7, status: 400, es: 'El módulo no es válido.', en: 'The module is not valid.' },
  templateChanged: {
    code: 8,
    status: 409,
    es: 'La plantilla cambió mientras tanto: revise las diferencias otra vez.',
    en: 'The template has changed meanwhile: please review the differences again.',
  },
  usersInvalid: {
    code: 9,
    status: 400,
    es: 'Elija de 1 a 1.000 usuarios.',
    en: 'Please choose 1 to 1,000 users.',
  },
  notUndoable: {
    code: 10,
    status: 409,
    es: 'Esa aplicación ya no se puede deshacer.',
    en: 'That application can no longer be undone.',
  },
})

export const accessTemplateDoneMessages = messages('access.templates.done', {
  saved: {
    code: 0,
    status: 200,
    es: 'Plantilla guardada. Nadie cambió todavía: aplíquela a quienes difieren.',
    en: 'Template saved. Nobody has changed yet: apply it to those who differ.',
  },
  applied: { code: 1, status: 200, es: 'Plantilla aplicada.', en: 'Template applied.' },
  undone: { code: 2, status: 200, es: 'Accesos anteriores restablecidos.', en: 'Earlier access restored.' },
})
