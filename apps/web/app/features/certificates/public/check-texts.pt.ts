import type { checkTexts } from './check-texts.ts'

const check: (typeof checkTexts)['es'] = {
  title: 'Verificação de um certificado',
  valid: 'Certificado válido',
  validText: (issuer) => `${issuer} emitiu este certificado, e ele continua válido.`,
  replaced: 'Certificado substituído',
  replacedText: (issuer) => `${issuer} emitiu este documento, mas depois o corrigiu: vale o documento mais recente.`,
  seeNewest: 'Ver o documento vigente',
  revoked: 'Certificado revogado',
  revokedText: (issuer) => `${issuer} tornou este certificado sem efeito. Ele não comprova mais nada.`,
  revokedOn: 'Revogado em',
  holder: 'Concedido a',
  course: 'Por ter concluído',
  hours: 'Duração',
  hoursOf: (figure, hours) => `${figure} ${hours < 2 ? 'hora' : 'horas'}`,
  issuedOn: 'Data de emissão',
  issuer: 'Emitido por',
  code: 'Código',
  compare: 'Compare o nome e o título com o documento que lhe mostraram: devem ser os mesmos.',
  absentTitle: 'Não encontramos esse certificado',
  absentText:
    'Nenhum certificado nosso tem o código que você abriu. Talvez uma letra ou um número esteja trocado, ou o documento não seja nosso.',
  askTitle: 'Verifique um certificado',
  askText: 'Digite o código de doze letras e números que está abaixo do QR code do documento.',
  label: 'Código do certificado',
  example: 'Por exemplo 7K2M-9QXB-4TRA',
  wrong: 'Esse código não é de um certificado: veja se há uma letra ou um número trocado.',
  check: 'Verificar',
}

export const portuguese = { 'certificates/check': check }
