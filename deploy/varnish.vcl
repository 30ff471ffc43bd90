vcl 4.1;

# Varnish 7 with varnish-modules in front of a shop that has EDGE_URLS and EDGE_SECRET (docs/operations.md). varnishd needs
# EDGE_SECRET in its environment, and "-p http_gzip_support=off" to keep pages in Brotli. It keeps what the shop's answers
# allow, and nothing else.
#
# The shop reads device and language from X-Visit, which this file sets, and not from what the visitor sent: the copy and
# its key cannot differ. server/web/varnish.test.ts holds the file against requests with odd headers.

import std;
import xkey;

probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

# Answers every request that Varnish does not, ready or not: its own error says more than one of Varnish.
backend shop {
  .host = "127.0.0.1";
  .port = "3000";
}

# The same address, for the question whether the shop is there.
backend watched {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = ready;
}

sub vcl_recv {
  set req.backend_hint = shop;
  # Only this file sets them.
  unset req.http.X-Visit;
  unset req.http.X-Edge-Secret;
  if (req.method == "PURGE") {
    if (!std.getenv("EDGE_SECRET") || req.http.Authorization != "Bearer " + std.getenv("EDGE_SECRET")) {
      return (synth(403));
    }
    # What is purged stays for the time in which the shop does not answer.
    return (synth(200, xkey.softpurge(req.http.Surrogate-Key) + " purged"));
  }
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) {
    return (pass);
  }
  set req.http.Host = req.http.Host.lower();
  # Parameters by which advertisements and mails are counted. The shop does not read them.
  set req.url = regsuball(req.url, "(?<=[?&])(utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|n_[a-z_]+|NaPm)=[^&]*(&|$)", "");
  set req.url = regsub(req.url, "[?&]$", "");
  call name_visit;

  if (req.restarts == 0 && std.healthy(watched)) {
    # Nobody sees what has been purged or has expired while the shop is there.
    set req.grace = 0s;
  } else {
    set req.grace = 1d;
    # The shop would set a cookie to keep this language.
    if (req.url ~ "[?&]lang=(ko|en)(&|$)") {
      set req.http.X-Visit = regsub(req.http.X-Visit, "..$", regsub(req.url, ".*[?&]lang=(ko|en)(&.*|$)", "\1"));
    }
  }
  return (hash);
}

# What the shop's answer depends on, as four words: whether the visitor is a crawler, the device, the layout that the visitor
# has chosen, and the language. No value is copied from the request. visitorOf (server/web/choose-layout.ts) has the same
# rules for visitors who reach the shop directly.
sub name_visit {
  std.collect(req.http.Accept-Language);
  std.collect(req.http.Accept-Encoding);
  std.collect(req.http.Cookie, "; ");

  set req.http.X-Visit = "person";
  if (req.http.User-Agent ~ "(?i)bot|crawl|spider|slurp|archiver|facebookexternalhit|preview|lighthouse|headlesscheck") {
    set req.http.X-Visit = "crawler";
  }

  if (req.http.Sec-CH-UA-Platform ~ "Windows|macOS" ||
      (req.http.Sec-CH-UA-Platform !~ "." && req.http.User-Agent ~ "Windows NT|Macintosh")) {
    set req.http.X-Visit = req.http.X-Visit + " desktop";
  } else {
    set req.http.X-Visit = req.http.X-Visit + " mobile";
  }

  # Of cookies with one name the first counts.
  if (req.http.Cookie ~ "^(?:(?!\s*layout(?:=|\s*(?:;|$)))[^;]*;)*\s*layout=desktop(?:=|\s*(?:;|$))") {
    set req.http.X-Visit = req.http.X-Visit + " desktop";
  } elsif (req.http.Cookie ~ "^(?:(?!\s*layout(?:=|\s*(?:;|$)))[^;]*;)*\s*layout=mobile(?:=|\s*(?:;|$))") {
    set req.http.X-Visit = req.http.X-Visit + " mobile";
  } else {
    set req.http.X-Visit = req.http.X-Visit + " none";
  }
  # The layout of the device is no choice of its own.
  set req.http.X-Visit = regsub(req.http.X-Visit, " (desktop|mobile) \1$", " \1 none");

  if (req.http.Cookie ~ "^(?:(?!\s*locale(?:=|\s*(?:;|$)))[^;]*;)*\s*locale=ko(?:=|\s*(?:;|$))") {
    set req.http.X-Visit = req.http.X-Visit + " ko";
  } elsif (req.http.Cookie ~ "^(?:(?!\s*locale(?:=|\s*(?:;|$)))[^;]*;)*\s*locale=en(?:=|\s*(?:;|$))") {
    set req.http.X-Visit = req.http.X-Visit + " en";
  } elsif (req.http.Accept-Language ~ "(?i)^\s*ko\s*(?:[-;,]|$)") {
    set req.http.X-Visit = req.http.X-Visit + " ko";
  } else {
    set req.http.X-Visit = req.http.X-Visit + " en";
  }

  if (req.http.Accept-Encoding ~ "br") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
}

sub vcl_backend_fetch {
  if (bereq.is_bgfetch && !std.healthy(watched)) {
    return (abandon);
  }
  # Proves to the shop that X-Visit is from here.
  unset bereq.http.X-Edge-Secret;
  if (bereq.http.X-Visit) {
    set bereq.http.X-Edge-Secret = std.getenv("EDGE_SECRET");
  }
}

sub vcl_backend_response {
  if (bereq.uncacheable) {
    return (deliver);
  }
  # Keys by what the shop has read, and gives browsers the shop's own list.
  if (beresp.http.Vary) {
    set beresp.http.X-Vary = beresp.http.Vary;
    set beresp.http.Vary = regsuball(beresp.http.Vary, "(?i)accept-language|cookie|user-agent|sec-ch-ua-platform", "X-Visit");
  }
  set beresp.http.xkey = beresp.http.Surrogate-Key;

  if (beresp.status >= 500) {
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    # Only what Varnish has an old copy of is asked for with If-None-Match.
    set beresp.http.X-Has-Copy = bereq.http.If-None-Match;
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
  } elsif (!beresp.http.Set-Cookie && beresp.http.CDN-Cache-Control) {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
  } elsif (!beresp.http.Set-Cookie && beresp.http.Cache-Control ~ "public") {
    # Files: for as long as a browser keeps them.
    set beresp.grace = 1h;
  } else {
    set beresp.uncacheable = true;
    set beresp.ttl = 2m;
  }
  return (deliver);
}

sub vcl_backend_error {
  set beresp.http.X-Has-Copy = bereq.http.If-None-Match;
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "5";
  set beresp.body = {"쇼핑몰에 연결할 수 없어요. 잠시 후 다시 시도해 주세요.
We can’t reach the shop right now. Please try again in a moment.
"};
  return (deliver);
}

sub vcl_deliver {
  if (resp.http.X-Has-Copy ~ "." && req.restarts == 0) {
    return (restart);
  }
  unset resp.http.X-Has-Copy;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.xkey;
  if (resp.http.X-Vary) {
    set resp.http.Vary = resp.http.X-Vary;
    unset resp.http.X-Vary;
  }
}
