import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity, Type } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'

/**
 * What Google's evaluator finds in a Content-Security-Policy, as `directive value: description`. Leaves out its advice to
 * look at what a script source serves where it knows no bypass: the shop serves no JSONP, no AngularJS and no uploads,
 * and the scripts of providers are their own.
 */
export function policyFindings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ type, severity }) => type !== Type.SCRIPT_ALLOWLIST_BYPASS || severity !== Severity.MEDIUM_MAYBE)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)
}
