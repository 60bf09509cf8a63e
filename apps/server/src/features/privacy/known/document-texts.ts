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

const en: typeof es = {
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

const pt: typeof es = {
  file: 'dados-pessoais',
  title: 'Dados pessoais registrados',
  email: 'E-mail',
  records: 'Registros',
  intro: 'Isto é o que o portal tem registrado com este e-mail.',
  nothing: 'O portal não tem nada registrado com este e-mail.',
  what: 'O que é',
  content: 'Conteúdo',
  stays: 'Se você pedir para apagar',
  kept: 'É conservado',
  erasable: 'É apagado',
  cut: 'De cada tipo são mostrados os primeiros 1.000 registros.',
  audit: 'Além disso, um registro de auditoria anota quem mudou o quê no portal; ele não é alterado nem apagado.',
}

export const documentTexts = { es, en, pt }
