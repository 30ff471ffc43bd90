"""Prints what Python's email parser finds wrong in files of messages, and headers that occur twice."""

import collections
import email
import email.policy
import sys

for path in sys.argv[1:]:
    with open(path, "rb") as file:
        message = email.message_from_binary_file(file, policy=email.policy.default)
    for part in message.walk():
        if not part.is_multipart():
            part.get_content()
        for defect in part.defects + [each for value in part.values() for each in value.defects]:
            print(f"{path}: {part.get_content_type()}: {defect!r}")
    for name, count in collections.Counter(name.lower() for name in message.keys()).items():
        if count > 1:
            print(f"{path}: {name} occurs {count} times")
