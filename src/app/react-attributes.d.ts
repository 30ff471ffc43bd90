import 'react'

declare module 'react' {
  /** Invoker commands of HTML, which React's types do not know yet. */
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close'
    commandfor?: string
  }
}
