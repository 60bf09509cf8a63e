import { pt } from './document-texts.pt.ts'

const es = {
  file: 'datos-personales',
  title: 'Datos personales registrados',
  email: 'Correo',
  records: 'Registros',
  intro: 'Esto es lo que el portal tiene registrado con este correo.',
  nothing: 'El portal no tiene nada registrado con este correo.',
  what: 'Qué es',
  content: 'Contenido',
  stays: 'Si pide borrarlo',
  kept: 'Se conserva',
  erasable: 'Se borra',
  cut: 'De cada tipo se muestran los primeros 1.000 registros.',
  audit: 'Además, un registro de auditoría anota quién cambió qué en el portal; no se modifica ni se borra.',
}
export type DocumentTexts = typeof es

const en: DocumentTexts = {
  file: 'personal-data',
  title: 'Personal data on record',
  email: 'E-mail',
  records: 'Records',
  intro: 'This is what the portal has on record under this e-mail.',
  nothing: 'The portal has nothing on record under this e-mail.',
  what: 'What it is',
  content: 'Content',
  stays: 'If you ask to delete it',
  kept: 'It stays',
  erasable: 'It is deleted',
  cut: 'Of each kind the first 1,000 records are shown.',
  audit: 'Besides, an audit log notes who changed what in the portal; it is neither altered nor deleted.',
}

export const documentTexts = { es, en, pt }
