import type { statusTexts } from './status-texts.ts'

const status: (typeof statusTexts)['es'] = {
  breadcrumb: 'Caminho da página',
  support: 'Suporte',
  title: 'Estado do serviço',
  description: 'Se o portal funciona neste momento, e desde quando não, parte por parte.',
  up: 'Tudo funciona.',
  degraded: 'O portal atende, mas uma parte não funciona como deve.',
  down: 'Por enquanto não é possível salvar nada. O que já confirmamos está salvo; tente de novo em alguns minutos.',
  parts: 'Partes do serviço',
  ok: 'Funciona',
  ill: 'Com problemas',
  unknown: 'Não foi possível verificar',
  since: 'desde',
  checked: 'Verificado',
  again: 'Verificar de novo',
  names: {
    base_de_datos: 'Dados',
    archivos: 'Arquivos e fotos',
    correo: 'E-mails',
    trabajos: 'Tarefas em segundo plano',
    auditoria: 'Registro de alterações',
  },
}

export const portuguese = { 'site/status': status }
