import type { DocumentTexts } from './document-texts.ts'

export const pt: DocumentTexts = {
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
