import type { checkTexts } from './check-texts.ts'

const check: (typeof checkTexts)['es'] = {
  title: 'Verificação de uma licença',
  states: {
    activa: 'Licença válida',
    en_gracia: 'Licença válida, em período de carência',
    programada: 'A licença ainda não começou',
    terminada: 'A licença terminou',
    no_valida: 'Licença não válida',
  },
  says: {
    activa: 'O número corresponde a uma licença nossa que funciona hoje.',
    en_gracia: 'O último dia dela já passou; ela continua funcionando por alguns dias enquanto é renovada.',
    programada: 'O número corresponde a uma licença nossa que começa mais adiante.',
    terminada: 'O número corresponde a uma licença nossa que não funciona mais.',
    no_valida: 'O número não corresponde a uma licença vigente nossa, ou ela foi revogada.',
  },
  number: 'Número',
  service: 'Serviço',
  start: 'Início',
  end: 'Último dia',
}

export const portuguese = { 'licenses/check': check }
